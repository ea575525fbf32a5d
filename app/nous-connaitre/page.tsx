import buttonStyles from "@/components/button/button.module.css";
import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { Page } from "@/components/page/page";
import { RichText } from "@/components/rich-text/rich-text";
import type { Host } from "@/lib/content/parse/fields";
import { metadataOf } from "@/lib/describe/metadata";
import { profilePage } from "@/lib/describe/structured-data/people";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("nous-connaitre");

export default function AboutPage() {
  return (
    <Page id="nous-connaitre" opening="upper" things={({ hosts }) => [profilePage("/nous-connaitre", hosts)]}>
      {({ hosts, content }) => (
        <>
          <div className={styles.hosts}>
            {hosts.map((host) => (
              <HostPortrait key={host.name} host={host} />
            ))}
          </div>
          {content && <RichText html={content} />}
          <p className={styles.more}>
            <Link href="/contact" className={buttonStyles.button}>
              Nous écrire ou nous appeler
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}

function HostPortrait({ host: { name, role, image, content } }: { host: Host }) {
  return (
    <article className={styles.host}>
      {image && (
        <Illustration
          picture={{ src: image, alt: `Portrait de ${name}` }}
          sizes="(min-width: 52rem) 28rem, 92vw"
        />
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        {role && <p className={styles.role}>{role}</p>}
        <RichText html={content} />
      </div>
    </article>
  );
}
