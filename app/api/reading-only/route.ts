/** Where everything that is sent to a page ends (`rewrites` in next.config.mjs): 405, its body unread. */
const refuse = () =>
  new Response("Ce site se lit : il ne reçoit rien à cette adresse.\n", {
    status: 405,
    headers: {
      allow: "GET, HEAD",
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });

export {
  refuse as DELETE,
  refuse as GET,
  refuse as HEAD,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
