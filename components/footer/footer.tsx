import { Link } from "@/components/link/link";
import { Address, Phrases } from "@/components/phrases/phrases";
import { site } from "@/lib/config/site";
import { today } from "@/lib/content";
import { nameOf } from "@/lib/content/texts";
import { PAGES, pagesUnder } from "@/lib/routes";
import styles from "./footer.module.css";

const LEGAL = ["mentions", "cookies", "accessibilite"] as const;

/** The footer of every page (spec section 2, "Footer"). */
export async function Footer() {
  const year = (await today()).slice(0, 4);
  const { publisher, phone, email } = site;
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
        <div className={styles.house}>
          <p className={styles.name}>{site.name}</p>
          {site.whereabouts && (
            <p>
              <Phrases>{site.whereabouts}</Phrases>
            </p>
          )}
        </div>
        {(phone || email) && (
          <div className={styles.row}>
            <h2 className={styles.heading}>Contact</h2>
            <ul className={styles.links}>
              {phone && (
                <li>
                  <a href={phone.href} className={styles.number}>
                    {phone.shown}
                  </a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>
                    <Address address={email} />
                  </a>
                </li>
              )}
            </ul>
          </div>
        )}
        <nav aria-labelledby="titre_legal" className={styles.row}>
          <h2 id="titre_legal" className={styles.heading}>
            Légal
          </h2>
          <ul className={styles.links}>
            {LEGAL.map((id) => (
              <li key={id}>
                <Link href={PAGES[id].path}>{PAGES[id].name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${styles.row} ${styles.elements}`}>
          <Link href={PAGES.elements.path} className={styles.all}>
            {await nameOf("elements")}
          </Link>
          <ul className={styles.links}>
            {pagesUnder("elements").map((id) => (
              <li key={id}>
                <Link href={PAGES[id].path}>
                  <img src={`/art/element-${id}-small.webp`} alt="" width={96} height={96} loading="lazy" />
                  <span>{PAGES[id].name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.made}>
          <span>
            © {year} {site.name}
          </span>{" "}
          {publisher.name && (
            <span>
              Site réalisé par{" "}
              {publisher.url ? (
                <a href={publisher.url} target="_blank" rel="noopener noreferrer">
                  {publisher.name}
                  <span className="visually-hidden"> (nouvel onglet)</span>
                </a>
              ) : (
                publisher.name
              )}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}
