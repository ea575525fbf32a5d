export default function Page() {
  return <p>Bonjour</p>;
}
