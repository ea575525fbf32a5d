import { render, screen } from "@testing-library/react";
import { WorkshopList } from "@/components/workshop-list/workshop-list";

test("a workshop that somebody names leads to the address of its name; what is none stays text", () => {
  render(
    <WorkshopList
      workshops={[
        { title: "Bain sonore", id: "bain-sonore-2", path: "/atelier/bain-sonore", duration: "1 h 30" },
        { title: "Chant des loups", path: "/atelier/chant-des-loups" },
      ]}
    />,
  );
  expect(screen.getByRole("link")).toHaveAttribute("href", "/atelier/bain-sonore");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Bain sonore1 h 30",
    "Chant des loups",
  ]);
});
