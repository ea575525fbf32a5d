import { PageLinks } from "@/components/navigation/page-links";
import { Address } from "@/components/text/plain-text";
import { site } from "@/lib/config/site";
import { type Link, PAGES, pagesUnder } from "@/lib/routes";
import { linkAttributes } from "@/lib/text/links";
import styles from "./footer.module.css";

type Props = {
  year: string;
  elements?: string;
  pages?: readonly Link[];
};

/** The footer of every page (requirement 2.6). */
export function Footer({ year, elements = PAGES.elements.name, pages = [] }: Props) {
  const { credit, phone, email } = site;
  const legal = [PAGES.mentions, PAGES.cookies, PAGES.accessibilite];
  return (
    <footer className={`dark screen-only ${styles.footer}`}>
      <img
        className={styles.ridge}
        src="/art/page-ridge.svg"
        alt=""
        width={1600}
        height={220}
        loading="lazy"
      />
      <div className={styles.blocks}>
        <div>
          <p className={`serif ${styles.name}`}>{site.name}</p>
          {site.whereabouts && <p>{site.whereabouts}</p>}
          <p>
            © {year} {site.name}
          </p>
          {credit && <Credit {...credit} />}
          <PageLinks pages={pages} className="cluster" />
        </div>
        <nav aria-labelledby="titre_legal">
          <h2 id="titre_legal">Légal</h2>
          <ul>
            {legal.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {(phone || email) && (
          <div>
            <h2>Contact</h2>
            <ul>
              {phone && (
                <li>
                  <a href={phone.href}>{phone.text}</a>
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
        <div className={`cluster ${styles.elements}`}>
          <a href={PAGES.elements.path} className="covers">
            {elements}
          </a>
          <ul className="cluster">
            {pagesUnder("elements").map((id) => (
              <li key={id}>
                <a href={PAGES[id].path}>
                  <img src={`/art/element-${id}-small.webp`} alt="" width={96} height={96} loading="lazy" />
                  <span>{PAGES[id].name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Credit({ name, url }: { name: string; url?: string }) {
  return (
    <p>
      Site réalisé par{" "}
      {url ? (
        <a {...linkAttributes(url)}>
          {name}
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      ) : (
        name
      )}
    </p>
  );
}

/** The venue's contact data, printed at the end of a page. */
export function Letterhead() {
  const { name, phone, email, address, url } = site;
  return (
    <address className={`print-only ${styles.letterhead}`}>
      <strong>{name}</strong>
      {address && `, ${address.full}`}
      <br />
      {phone && `${phone.text} – `}
      {email && (
        <>
          <Address address={email} /> –{" "}
        </>
      )}
      {url.replace(/^https?:\/\//, "")}
    </address>
  );
}
