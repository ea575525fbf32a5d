/** Where everything that is sent to a page ends (lib/server/every-answer.ts): 405, its body unread. */
export const POST = () =>
  new Response("Ce site se lit : il ne reçoit rien à cette adresse.\n", {
    status: 405,
    headers: { allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" },
  });
