import type { ReactNode } from "react";
import { Address } from "@/components/text/plain-text";
import { MailIcon, PhoneIcon, PinIcon } from "@/components/ui/icons";
import { site } from "@/lib/config/site";
import { linkAttributes } from "@/lib/text/links";
import styles from "./ways.module.css";

/** Phone, mail and address of the venue (requirement 3.7): those that are set. */
export function ContactWays() {
  const { phone, email, mapUrl, address } = site;
  if (!phone && !email && !address) return null;
  return (
    <ul className={styles.ways}>
      {phone && (
        <li className={`torn ${styles.sheet}`} data-torn="both">
          <a href={phone.href} className={`inset ${styles.call}`}>
            <PhoneIcon />
            <span className="small">Nous appeler</span>
            <span className={styles.number}>{phone.text}</span>
          </a>
        </li>
      )}
      {email && (
        <ContactWay href={`mailto:${email}`} icon={<MailIcon />} what="Nous écrire">
          <Address address={email} />
        </ContactWay>
      )}
      {address && (
        <ContactWay href={mapUrl} icon={<PinIcon />} what="Nous trouver">
          {address.full}
        </ContactWay>
      )}
    </ul>
  );
}

type WayProps = { href?: string; icon: ReactNode; what: string; children: ReactNode };

function ContactWay({ href = "", icon, what, children }: WayProps) {
  const link = linkAttributes(href);
  return (
    <li>
      <a {...link} className={styles.way}>
        {icon}
        <span className="small soft">{what}</span>
        <span className={styles.where}>{children}</span>
        {link.target && <span className="visually-hidden"> (nouvel onglet)</span>}
      </a>
    </li>
  );
}
