import { useEffect, useRef, useState } from "react";

/** Whether an image or its fallback has loaded, and the props with which its `<img>` reports it. */
export function useImageState() {
  const [loaded, setLoaded] = useState(false);
  const ref = useRef<HTMLImageElement>(null);

  // The image may have loaded before hydration: read the element itself.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth > 0) setLoaded(true);
  }, []);

  return { loaded, watch: { ref, onLoad: () => setLoaded(true) } };
}
