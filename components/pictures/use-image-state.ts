import { useEffect, useRef, useState } from "react";
import type { ShownImage } from "@/lib/pictures/shown";

/** What has become of an image, and what its `<img>` needs to tell. */
export function useImageState(image: ShownImage | undefined) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const ref = useRef<HTMLImageElement>(null);

  // What happened before this code ran is read from the element itself.
  useEffect(() => {
    const img = ref.current;
    if (img?.complete && image) setState(img.naturalWidth > 0 ? "loaded" : "failed");
  }, [image]);

  return {
    state,
    watch: { ref, onLoad: () => setState("loaded"), onError: () => setState("failed") },
  };
}
