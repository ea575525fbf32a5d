import { Fragment, type ReactNode } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { CloseIcon, MenuIcon, PhoneIcon } from "@/components/ui/icons";
import { MENU } from "@/lib/routes";
import styles from "./navbar.module.css";
import { MenuLink, NavbarFrame } from "./navbar-frame";

type Props = {
  siteName: string;
  /** The venue's number, as people read it and as a phone dials it. */
  phone: { text: string; href: string } | undefined;
  links?: { href: string; label: string; documents?: string }[];
  /** Content at the end of the menu on small screens, below the number. */
  children?: ReactNode;
};

/** The header: home, the number, the menu (requirement 2.2). */
export function Navbar({ siteName, phone, links = MENU, children }: Props) {
  const home = (
    <a href="/" className={`tap ${styles.logo}`}>
      <Logo />
      <span className={styles.name}>
        {/* A name on two lines breaks before « de », « des » or « du ». */}
        {siteName.split(/ (?=d(?:e|es|u) )/).map((part) => (
          <Fragment key={part}>
            {" "}
            <span className="part">{part}</span>
          </Fragment>
        ))}
      </span>
      <span className="visually-hidden">, accueil</span>
    </a>
  );
  const navigation = (
    <nav aria-label="Navigation principale">
      <ul className={styles.links}>
        {links.map(({ label, ...link }) => (
          <li key={link.href}>
            <MenuLink {...link}>{label}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <ErrorBoundary
      fallback={
        <header className="wrap">
          {home}
          {navigation}
        </header>
      }
    >
      <NavbarFrame
        home={home}
        call={
          phone && (
            <a href={phone.href} className={`tap ${styles.call}`}>
              <PhoneIcon />
              <span className="visually-hidden">Appeler le </span>
              <span className={styles.digits}>{phone.text}</span>
            </a>
          )
        }
        toggle={
          <>
            <span className={styles.opens}>
              <MenuIcon />
              <span className="visually-hidden">Ouvrir le menu</span>
            </span>
            <span className={styles.closes}>
              <CloseIcon />
              <span className="visually-hidden">Fermer le menu</span>
            </span>
          </>
        }
      >
        {navigation}
        <div className={styles.more}>
          {phone && (
            <a href={phone.href} className={`deckle inset tap ${styles.number}`} data-deckle="below">
              <PhoneIcon />
              {phone.text}
            </a>
          )}
          {children}
        </div>
      </NavbarFrame>
    </ErrorBoundary>
  );
}

/** The mark: two ridges and one lit window, in the colour of the text beside it. */
function Logo() {
  return (
    <svg width="38" height="38" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 50 20 24l7 9 11-19 22 36z" fill="currentColor" opacity=".55" />
      <path d="M4 54 16 40l8 6 12-14 24 22z" fill="currentColor" />
      <path d="M34 44h6v7h-6z" fill="#ffd27a" />
    </svg>
  );
}
