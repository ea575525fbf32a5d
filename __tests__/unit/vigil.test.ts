import path from "node:path";
import sharp from "sharp";
import { contrast } from "@/testing/contrast";

const SNOW = [255, 253, 248];

// The part of the drawing that can be behind the text at the largest letters.
test.each([
  ["long verses", { left: 0, top: 0, width: 0.69, height: 0.56 }],
  ["shorter ones, beside the lit window", { left: 0, top: 0.56, width: 0.62, height: 0.12 }],
  ["the last, beside those who sit by the fire", { left: 0, top: 0.68, width: 0.57, height: 0.22 }],
])("the background is dark enough for the poem on %s", async (_, part) => {
  const picture = sharp(path.join(process.cwd(), "public/art/vigil.webp"));
  const { width = 0, height = 0 } = await picture.metadata();
  // Stars and the edge of a ridge are thinner than the stroke of a letter.
  const { data } = await picture
    .extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .blur(4)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let least = 21;
  for (let i = 0; i < data.length; i += 3)
    least = Math.min(least, contrast(SNOW, [...data.subarray(i, i + 3)]));
  expect(least).toBeGreaterThanOrEqual(4.5);
});
