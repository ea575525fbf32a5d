import { ElementLinks } from "@/components/element-links/element-links";
import { Link } from "@/components/link/link";
import { today } from "@/lib/content";
import { site } from "@/lib/site";
import styles from "./footer.module.css";

/** The footer of every page (spec section 2, "Footer"). */
export async function Footer() {
  const year = (await today()).slice(0, 4);
  const { publisher } = site;
  return (
    <footer className={styles.footer}>
      <img
        className={styles.ridge}
        src="/art/page-ridge.svg"
        alt=""
        width={1600}
        height={220}
        loading="lazy"
      />
      <div className={styles.columns}>
        <div className={styles.identity}>
          <p className={styles.name}>{site.name}</p>
          <p>
            © {year} {site.name}
          </p>
          <p>
            Site réalisé par{" "}
            <a href={publisher.url} target="_blank" rel="noopener noreferrer">
              {publisher.name}
              <span className="visually-hidden"> (nouvel onglet)</span>
            </a>
          </p>
        </div>
        <nav aria-labelledby="pied-legal">
          <h2 id="pied-legal" className={styles.heading}>
            Légal
          </h2>
          <ul className={styles.links}>
            <li>
              <Link href="/legal/mentions">Mentions</Link>
            </li>
            <li>
              <Link href="/legal/cookies">Cookies</Link>
            </li>
            <li>
              <Link href="/accessibilite">Accessibilité</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <ul className={styles.links}>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
            <li>
              <a href={site.phone.href}>{site.phone.shown}</a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.elements}>
        <Link href="/elements" className={styles.all}>
          Les quatre éléments
        </Link>
        <ElementLinks size="small" />
      </div>
    </footer>
  );
}
