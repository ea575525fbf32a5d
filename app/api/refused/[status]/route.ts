import { connection } from "next/server";
import { refusal } from "@/lib/answers";

/** The answers to requests that the door refuses (lib/server/door.ts); their bodies stay unread. */
export async function GET(_: Request, { params }: RouteContext<"/api/refused/[status]">) {
  await connection();
  if ((await params).status === "414") return refusal(414, "Cette adresse est trop longue.");
  return refusal(405, "Ce site se lit : il ne reçoit rien à cette adresse.", { allow: "GET, HEAD" });
}
