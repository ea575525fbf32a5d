import { decoded } from "@/lib/text/strings";

/**
 * The document id in an address, which Next gives encoded to a page alone: its metadata and routes get it decoded. One
 * that is not valid UTF-8 becomes empty.
 */
export const idOf = async (params: Promise<{ id: string }>): Promise<string> => decoded((await params).id);
