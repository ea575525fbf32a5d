/** Quotations of guests of past retreats, as they were typed. Renders nothing without any. */
export function Voices({ voices }: { voices: readonly string[] }) {
  if (voices.length === 0) return null;
  return (
    <section className="section" aria-labelledby="titre_voix">
      <h2 id="titre_voix">Ce qu’ils en disent</h2>
      <ul className="grid">
        {voices.map((voice) => (
          <li key={voice}>
            <blockquote className="serif">{voice}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
