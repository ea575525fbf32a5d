import { SCRIPT_FAILED } from "./script-failed";

/**
 * Runs in the page itself, before any script of the site: the scripts that it watches are the ones
 * that could have done it. A script of the site that cannot be loaded, or gives no answer for 120 s
 * (spec sections 8 and 9), is logged and reloads the page once; if that was already a reload, the notice
 * is shown. Nothing is stored: the browser itself knows whether the page was reloaded.
 */
export const LOAD_GUARD = `(()=>{
const own=s=>s.src&&s.src.includes("/_next/static/")&&!s.noModule;
const waiting=new Map();
const fail=()=>{
if(!dispatchEvent(new Event("${SCRIPT_FAILED}",{cancelable:true})))return;
if(performance.getEntriesByType("navigation")[0]?.type!=="reload")return location.reload();
const notice=document.getElementById("load-failure");
if(!notice)return;
notice.hidden=false;
notice.querySelector("button").onclick=()=>{notice.hidden=true}
};
const lost=(s,why)=>{
console.error("Loading chunk failed ("+why+": "+s.src+")");
document.readyState==="loading"?addEventListener("DOMContentLoaded",fail):fail()
};
const watch=s=>own(s)&&!waiting.has(s)&&waiting.set(s,setTimeout(()=>performance.getEntriesByName(s.src).length||lost(s,"timeout"),120000));
const settle=(s,failed)=>{if(!waiting.has(s)&&!own(s))return;clearTimeout(waiting.get(s));if(failed)lost(s,"missing")};
addEventListener("error",e=>e.target?.nodeName==="SCRIPT"&&settle(e.target,true),true);
document.addEventListener("load",e=>e.target?.nodeName==="SCRIPT"&&settle(e.target),true);
new MutationObserver(changes=>{for(const c of changes)for(const n of c.addedNodes)if(n.nodeName==="SCRIPT")watch(n)}).observe(document.documentElement,{childList:true,subtree:true});
for(const s of document.scripts)watch(s);
})()`.replace(/\n/g, "");
