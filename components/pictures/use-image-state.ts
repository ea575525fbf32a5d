import { useEffect, useRef, useState } from "react";
import type { ShownImage } from "@/lib/pictures/shown";

/** The loading state of an image, and the props with which its `<img>` reports it. */
export function useImageState(image: ShownImage | undefined) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const ref = useRef<HTMLImageElement>(null);

  // The image may have loaded or failed before hydration: read the element itself.
  useEffect(() => {
    const img = ref.current;
    if (img?.complete && image) setState(img.naturalWidth > 0 ? "loaded" : "failed");
  }, [image]);

  return {
    state,
    watch: { ref, onLoad: () => setState("loaded"), onError: () => setState("failed") },
  };
}
