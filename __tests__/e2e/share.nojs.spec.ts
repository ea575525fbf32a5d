import { expect, test } from "@playwright/test";

test("without scripts nothing is offered that would not work", async ({ page }) => {
  await page.goto("/calendrier");
  await page.getByText("S’abonner au calendrier").click();
  await expect(page.getByRole("link", { name: /calendrier\.ics$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copier l’adresse" })).toBeHidden();
  await page
    .getByRole("main")
    .getByRole("link", { name: /La prochaine/ })
    .click();
  await expect(page.getByRole("link", { name: "Ajouter à mon agenda" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
});
