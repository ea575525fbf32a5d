import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Replay } from "@/components/early-tap/replay";
import { EARLY_TAP } from "@/components/early-tap/script";

const opened = jest.fn();

/** A page as it is before its scripts: nothing answers yet but the page's own inline script. */
function page() {
  document.body.innerHTML = `<button><span>Ouvrir le menu</span></button><button>Partager</button><a href="#ici">Ici</a>`;
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => opened(button.textContent));
  window.Function("addEventListener", EARLY_TAP)(listen);
}

const forget: (() => void)[] = [];
const listen = (...listener: Parameters<typeof addEventListener>) => {
  addEventListener(...listener);
  forget.push(() => removeEventListener(...listener));
};

const tap = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => opened.mockClear());
afterEach(() => {
  for (const listener of forget.splice(0)) listener();
  document.body.replaceChildren();
});

test("a button tapped too early answers once the scripts are there", async () => {
  page();
  await tap("Ouvrir le menu");
  expect(opened).not.toHaveBeenCalled();
  render(<Replay />);
  expect(opened.mock.calls).toEqual([["Ouvrir le menu"]]);
});

test("impatient taps are one tap, and the last button is the one that was meant", async () => {
  page();
  await tap("Partager");
  await tap("Ouvrir le menu");
  await tap("Ouvrir le menu");
  render(<Replay />);
  expect(opened.mock.calls).toEqual([["Ouvrir le menu"]]);
});

test("from then on buttons answer by themselves, and only once", async () => {
  page();
  render(<Replay />);
  expect(opened).not.toHaveBeenCalled();
  await tap("Partager");
  expect(opened.mock.calls).toEqual([["Partager"]]);
  render(<Replay />);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("a button that has left the page meanwhile is forgotten", async () => {
  page();
  await tap("Partager");
  screen.getByText("Partager").remove();
  render(<Replay />);
  expect(opened).not.toHaveBeenCalled();
});

test("a tap on a part of the page that is still asleep is repeated until it arrives, once", async () => {
  page();
  let asleep = 3;
  const sleep = (event: Event) => asleep-- > 0 && event.stopPropagation();
  document.addEventListener("click", sleep, true);
  await tap("Partager");
  render(<Replay />);
  expect(opened).not.toHaveBeenCalled();
  await waitFor(() => expect(opened.mock.calls).toEqual([["Partager"]]));
  await tap("Ouvrir le menu");
  expect(opened.mock.calls).toEqual([["Partager"], ["Ouvrir le menu"]]);
  document.removeEventListener("click", sleep, true);
});

test("links are left to the browser", async () => {
  page();
  const followed = jest.fn();
  screen.getByText("Ici").addEventListener("click", followed);
  await tap("Ici");
  expect(followed).toHaveBeenCalledTimes(1);
  render(<Replay />);
});
