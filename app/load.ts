import "server-only";
import { textsOf } from "@/lib/content/texts";
import { listCategories } from "@/lib/lists/categories";
import { upcomingRetreats } from "@/lib/lists/retreats";
import { all } from "@/lib/load";

/** Everything that the home page shows. */
export const readHome = () =>
  all({
    texts: textsOf("accueil"),
    workshops: textsOf("ateliers"),
    hosts: textsOf("nous-connaitre"),
    calendar: textsOf("calendrier"),
    categories: listCategories(),
    upcoming: upcomingRetreats(),
  });
