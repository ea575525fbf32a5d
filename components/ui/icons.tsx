import type { ReactNode } from "react";

type Direction = "left" | "right" | "down";

const ROTATIONS: Record<Direction, string> = {
  right: "",
  left: "rotate(180 12 12)",
  down: "rotate(90 12 12)",
};

const STROKE_ATTRIBUTES = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

// Hidden from assistive technology: the button or link around an icon has the label.
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

const LineIcon = ({ d }: { d: string }) => (
  <Icon>
    <path {...STROKE_ATTRIBUTES} d={d} />
  </Icon>
);

export const ChevronIcon = ({ direction }: { direction: Direction }) => (
  <Icon>
    <path {...STROKE_ATTRIBUTES} d="m9 5 7 7-7 7" transform={ROTATIONS[direction] || undefined} />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path {...STROKE_ATTRIBUTES} strokeWidth={2.6} d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
  </Icon>
);

export const CheckIcon = () => <LineIcon d="m4 12.5 5.5 5.5L20 6.5" />;
export const CloseIcon = () => <LineIcon d="M6 6l12 12M18 6 6 18" />;
export const MenuIcon = () => <LineIcon d="M3.5 7h17M3.5 12h17M3.5 17h17" />;
export const PhoneIcon = () => (
  <LineIcon d="M5 4h4l1.6 4.6-2.2 1.6a12 12 0 0 0 5.4 5.4l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.7 20 4 13.3 3.5 5.6A1.5 1.5 0 0 1 5 4z" />
);
export const MailIcon = () => <LineIcon d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />;
export const PinIcon = () => (
  <LineIcon d="M12 21c-4.5-5-7-8.3-7-11.5a7 7 0 0 1 14 0c0 3.2-2.5 6.5-7 11.5zM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
);
export const CalendarIcon = () => <LineIcon d="M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4" />;
export const ShareIcon = () => <LineIcon d="M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5v8.5h14v-8.5h-1" />;
