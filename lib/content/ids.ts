import { decoded } from "@/lib/text/strings";

/**
 * The document id in an address, or "" for invalid UTF-8. Next decodes the id for metadata and routes, but
 * not for pages.
 */
export const idOf = async (params: Promise<{ id: string }>): Promise<string> => decoded((await params).id);
