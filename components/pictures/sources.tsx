/** One shape of a drawing for some screens: the widths of its files, its `sizes` and its proportions. */
export type DrawingShape = {
  shape: string;
  media?: string;
  sizes: string;
  files: readonly number[];
  width: number;
  height: number;
};

const DRAWING_FORMATS = ["avif", "webp"];

/** The address of a drawing of public/art in one shape and width. */
export const drawingFile = (name: string, shape: string, width: number, format = "webp") =>
  `/art/${name}-${shape}-${width}.${format}`;

export const drawingSources = (name: string, shapes: readonly DrawingShape[]) =>
  shapes.flatMap(({ shape, files, ...source }) =>
    DRAWING_FORMATS.map((format) => (
      <source
        key={`${source.media}.${format}`}
        {...source}
        type={`image/${format}`}
        srcSet={files.map((width) => `${drawingFile(name, shape, width, format)} ${width}w`).join(", ")}
      />
    )),
  );
