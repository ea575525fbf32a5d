/** The mark: two ridges and one lit window, in the colour of the text beside it. */
export function Logo() {
  return (
    <svg width="38" height="38" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M4 50 20 24l7 9 11-19 22 36z" fill="currentColor" opacity=".55" />
      <path d="M4 54 16 40l8 6 12-14 24 22z" fill="currentColor" />
      <path d="M34 44h6v7h-6z" fill="#ffd27a" />
    </svg>
  );
}
