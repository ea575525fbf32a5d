import { compile, match } from "path-to-regexp";
import { redirects } from "@/lib/config/redirects.mjs";
import { addressPart } from "@/lib/routes";
import { decoded } from "@/lib/text/strings";

const COMPILED_REDIRECTS = redirects().map(({ source, destination }) => ({
  matches: match(decodeURI(source).replace(/(?<=.)\/$/, ""), { decode: decoded }),
  toNewAddress: compile(destination, { encode: addressPart, validate: false }),
}));

/** The new address of an old one (docs/liens-et-redirections.md), or undefined. */
export function redirectFor(address: string): string | undefined {
  const path = decoded(address);
  for (const { matches, toNewAddress } of COMPILED_REDIRECTS) {
    const matched = path && matches(path);
    if (matched) return toNewAddress(matched.params);
  }
  return undefined;
}

/** The one spelling of an address; undefined if the address cannot be decoded. */
export function canonicalSpelling(path: string): string | undefined {
  const parts = path.split("/").filter(Boolean).map(decoded);
  return parts.includes("") ? undefined : `/${parts.map(addressPart).join("/")}`;
}
