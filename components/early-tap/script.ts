/** What the page is told by when its scripts are there. */
export const READY = "chalet:ready";

/**
 * Runs in the page itself: holds back clicks on buttons until the scripts are there, then repeats the
 * last one. Several taps on a button that does not answer yet are meant as one. React wakes a page part
 * by part and keeps a click from a part still asleep: such a click is repeated until it arrives.
 */
export const EARLY_TAP = `(()=>{
let ready=false,tapped,tries=0;
addEventListener("click",e=>{
const button=e.target.closest?.("button");
if(!button)return;
if(!ready){e.stopImmediatePropagation();tapped=button;return}
let arrived=false;
button.addEventListener("click",()=>{arrived=true},{once:true});
setTimeout(()=>{if(!arrived&&tries++<100)setTimeout(()=>button.click(),50)})
},true);
addEventListener("${READY}",()=>{ready=true;if(tapped?.isConnected)tapped.click()},{once:true})
})()`.replace(/\n/g, "");
