import { refusal } from "@/lib/answers";

/** The answer to everything that is sent to a page (lib/server/every-answer.ts): 405, its body unread. */
const refuse = () =>
  refusal(405, "Ce site se lit : il ne reçoit rien à cette adresse.", { allow: "GET, HEAD" });

export {
  refuse as DELETE,
  refuse as GET,
  refuse as HEAD,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
