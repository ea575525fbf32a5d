import { EventEmitter } from "node:events";
import { ignoreClosedLog, log } from "@/lib/config/log";

test("logs an event as one line of JSON, with the message of an error", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  log("warn", "Lecture impossible", { cause: new Error("délai dépassé\nà la ligne") });
  const line = warn.mock.calls[0]?.[0] as string;
  warn.mockRestore();
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: "warn",
    message: "Lecture impossible",
    cause: "délai dépassé\nà la ligne",
  });
});

test("survives a closed output", () => {
  const pipe = new EventEmitter();
  const closed = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
  expect(() => pipe.emit("error", closed)).toThrow("EPIPE");
  ignoreClosedLog([pipe]);
  expect(() => pipe.emit("error", closed)).not.toThrow();
});
