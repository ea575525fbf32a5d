import { ShareButton } from "@/components/ui/share-button";
import { absoluteAddress, site } from "@/lib/config/site";
import { SUBSCRIPTION } from "@/lib/routes";
import { linkAttributes } from "@/lib/text/links";

/** Links that subscribe to the calendar: this device (webcal), Google, Outlook, and the address to copy. */
export function CalendarSubscription() {
  const address = absoluteAddress(SUBSCRIPTION);
  const webcal = address.replace(/^https?:/, "webcal:");
  // Google accepts only a webcal: address here.
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  const query = `url=${encodeURIComponent(address)}&name=${encodeURIComponent(site.name)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?${query}`;
  const links = { "L’agenda de cet appareil": webcal, "Google Agenda": google, Outlook: outlook };
  return (
    <details className="folded flow screen-only section">
      <summary className="button quiet">S’abonner au calendrier</summary>
      <p>Les nouvelles dates arriveront d’elles-mêmes dans votre agenda.</p>
      <ul className="cluster">
        {Object.entries(links).map(([name, href]) => (
          <li key={name}>
            <a {...linkAttributes(href)} className="tap">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Pour tout autre agenda, voici l’adresse à lui donner{"\u00a0: "}
        <a href={address}>{address}</a>
      </p>
      <ShareButton url={address} />
    </details>
  );
}
