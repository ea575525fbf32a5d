import { Folded } from "@/components/ui/folded";
import { ShareButton } from "@/components/ui/share-button";
import { absolute, site } from "@/lib/config/site";
import { SUBSCRIPTION } from "@/lib/routes";

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

/** Links that subscribe to the calendar: this device (webcal), Google, Outlook, and the address to copy. */
export function CalendarSubscription() {
  const address = absolute(SUBSCRIPTION);
  const webcal = address.replace(/^https?:/, "webcal:");
  // Google accepts only a webcal: address here.
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const query = `url=${encodeURIComponent(address)}&name=${encodeURIComponent(site.name)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?${query}`;
  return (
    <Folded summary="S’abonner au calendrier" look="button quiet" className="flow screen-only section">
      <p>Les nouvelles dates arriveront d’elles-mêmes dans votre agenda.</p>
      <ul className="cluster">
        <li>
          <a href={webcal} className="tap">
            L’agenda de cet appareil
          </a>
        </li>
        <li>
          <a href={google} className="tap" {...NEW_TAB}>
            Google Agenda
          </a>
        </li>
        <li>
          <a href={outlook} className="tap" {...NEW_TAB}>
            Outlook
          </a>
        </li>
      </ul>
      <p>
        Pour tout autre agenda, voici l’adresse à lui donner{"\u00a0: "}
        <a href={address}>{address}</a>
      </p>
      <ShareButton url={address} />
    </Folded>
  );
}
