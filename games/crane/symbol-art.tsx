import type { ReactNode } from 'react';
import type { SlotSymbol } from '#rules/casino/slot.ts';

/** Inlay art: flat fills, one ground each; drawn in 64 × 64. */
const art: Record<SlotSymbol, ReactNode> = {
  crane: (
    <>
      <path d="M29 38C25 27 15 18 4 14c2 12 9 24 21 29z" fill="#7fd1b9" />
      <path
        d="M24 37C20 29 14 23 8 19M25 41c-4-3-9-7-12-12"
        stroke="#0f231f"
        strokeWidth="1.1"
        fill="none"
        opacity=".55"
      />
      <path d="M32 37c0-13 6-24 17-31 3 13-1 26-10 34z" fill="#eef4f2" />
      <path
        d="M36 34c0-9 4-17 10-22M39 36c4-6 7-13 8-20"
        stroke="#0f231f"
        strokeWidth="1.1"
        fill="none"
        opacity=".4"
      />
      <path d="M21 45c6-10 17-11 25-10-3 8-14 15-25 10z" fill="#eef4f2" />
      <path
        d="M43 37c6-1 7-7 13-9"
        stroke="#eef4f2"
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M57 28l6-1" stroke="#ecc878" strokeWidth="2" strokeLinecap="round" />
      <circle cx="56" cy="26.6" r="2.3" fill="#e0705c" />
      <path d="M23 45L7 55M27 47L12 59" stroke="#eef4f2" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  jar: (
    <>
      <path
        d="M24 9h16v5c12 4 19 13 19 22 0 11-8 17-17 19H22c-9-2-17-8-17-19 0-9 7-18 19-22z"
        fill="#f6f5f1"
      />
      <path d="M40 14c12 4 19 13 19 22 0 11-8 17-17 19h-8c12-5 17-26 6-41z" fill="#cfd8d4" />
      <path
        d="M24 14h16M5.5 34c14 4.5 39 4.5 53 0"
        stroke="#8ea39d"
        strokeWidth="1.3"
        fill="none"
      />
      <path
        d="M14 26c2-4 5-6 8-7"
        stroke="#fff"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  lotus: (
    <>
      <path
        d="M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z"
        fill="#d98b80"
        stroke="#3a1a18"
        strokeOpacity=".35"
        transform="rotate(-66 32 50)"
      />
      <path
        d="M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z"
        fill="#d98b80"
        stroke="#3a1a18"
        strokeOpacity=".35"
        transform="rotate(66 32 50)"
      />
      <path
        d="M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z"
        fill="#f3c6bd"
        stroke="#3a1a18"
        strokeOpacity=".35"
        transform="rotate(-36 32 50)"
      />
      <path
        d="M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z"
        fill="#f3c6bd"
        stroke="#3a1a18"
        strokeOpacity=".35"
        transform="rotate(36 32 50)"
      />
      <path
        d="M32 8C41 20 42 34 32 48C22 34 23 20 32 8Z"
        fill="#ffeae4"
        stroke="#3a1a18"
        strokeOpacity=".35"
      />
      <path
        d="M32 20v24M29 26l1.5 16M35 26l-1.5 16"
        stroke="#d98b80"
        strokeWidth="1.2"
        fill="none"
      />
      <path
        d="M14 56c12 4 24 4 36 0"
        stroke="#7fd1b9"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  patch: (
    <>
      <g transform="translate(-5.1 -5.1) scale(1.16)" stroke="#0f1517" strokeWidth="1.3">
        <rect x="9" y="9" width="20" height="14" fill="#7fd1b9" />
        <rect x="29" y="9" width="12" height="24" fill="#eef4f2" />
        <rect x="41" y="9" width="14" height="17" fill="#e0705c" />
        <rect x="9" y="23" width="11" height="20" fill="#ecc878" />
        <rect x="20" y="23" width="9" height="20" fill="#3b8070" />
        <rect x="41" y="26" width="14" height="16" fill="#6d8fd8" />
        <rect x="29" y="33" width="12" height="22" fill="#b9e4d7" />
        <rect x="9" y="43" width="20" height="12" fill="#a58bb5" />
        <rect x="41" y="42" width="14" height="13" fill="#f0d9a0" />
      </g>
    </>
  ),
  knot: (
    <>
      {[45, -45].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 32 26)`} fill="none">
          <ellipse cx="32" cy="26" rx="9" ry="21" stroke="#1b2428" strokeWidth="7.5" />
          <ellipse cx="32" cy="26" rx="9" ry="21" stroke="#e0705c" strokeWidth="3.8" />
        </g>
      ))}
      <circle cx="32" cy="26" r="9.5" fill="none" stroke="#1b2428" strokeWidth="7" />
      <circle cx="32" cy="26" r="9.5" fill="none" stroke="#f2b3a3" strokeWidth="3.4" />
      <circle cx="32" cy="26" r="3" fill="#ecc878" />
      <path d="M32 41v6" stroke="#e0705c" strokeWidth="3.6" />
      <path d="M27.5 48h9l2 13h-13z" fill="#e0705c" />
      <path d="M30 50l-.8 11M34 50l.8 11M32 50v11" stroke="#8f3c30" strokeWidth="1" />
      <rect x="27" y="46" width="10" height="3.6" rx="1.2" fill="#ecc878" />
    </>
  ),
  fan: (
    <>
      <path d="M19.64 44.43L-3.32 32.22A40 40 0 0 1 2.17 24.35L21.56 41.67Z" fill="#adc4f2" />
      <path d="M21.56 41.67L2.17 24.35A40 40 0 0 1 9.38 18.01L24.08 39.45Z" fill="#4a6cb5" />
      <path d="M24.08 39.45L9.38 18.01A40 40 0 0 1 17.88 13.57L27.06 37.9Z" fill="#adc4f2" />
      <path d="M27.06 37.9L17.88 13.57A40 40 0 0 1 27.2 11.29L30.32 37.1Z" fill="#4a6cb5" />
      <path d="M30.32 37.1L27.2 11.29A40 40 0 0 1 36.8 11.29L33.68 37.1Z" fill="#adc4f2" />
      <path d="M33.68 37.1L36.8 11.29A40 40 0 0 1 46.12 13.57L36.94 37.9Z" fill="#4a6cb5" />
      <path d="M36.94 37.9L46.12 13.57A40 40 0 0 1 54.62 18.01L39.92 39.45Z" fill="#adc4f2" />
      <path d="M39.92 39.45L54.62 18.01A40 40 0 0 1 61.83 24.35L42.44 41.67Z" fill="#4a6cb5" />
      <path d="M42.44 41.67L61.83 24.35A40 40 0 0 1 67.32 32.22L44.36 44.43Z" fill="#adc4f2" />
      <path
        d="M32 53L18.76 43.96M32 53L20.81 41.01M32 53L23.52 38.63M32 53L26.71 36.97M32 53L30.2 36.11M32 53L33.8 36.11M32 53L37.29 36.97M32 53L40.48 38.63M32 53L43.19 41.01M32 53L45.24 43.96"
        stroke="#d7c9a5"
        strokeWidth="1.3"
      />
      <path d="M5.51 36.92A30 30 0 0 1 58.49 36.92" fill="none" stroke="#fff" strokeOpacity=".55" />
      <circle cx="32" cy="53" r="2.6" fill="#ecc878" />
    </>
  ),
  bamboo: (
    <>
      <g strokeLinecap="round" fill="none">
        <path d="M24 60V45M24 42V26M24 23V6" stroke="#8fc79b" strokeWidth="6" />
        <path d="M41 60V50M41 47V32M41 29V15" stroke="#4f8b63" strokeWidth="5" />
      </g>
      <path
        d="M27 25c8-3 12-9 14-17-9 2-14 8-14 17zM21 44C14 41 10 36 8 28c9 2 13 8 13 16zM44 31c7-2 11-6 14-13-8 1-13 6-14 13z"
        fill="#b9e2bf"
      />
    </>
  ),
  coin: (
    <>
      <circle cx="32" cy="32" r="26" fill="#b58a35" />
      <circle cx="32" cy="32" r="23.5" fill="#ecc878" />
      <circle cx="32" cy="32" r="19" fill="none" stroke="#b58a35" strokeWidth="1.6" />
      <rect
        x="24.5"
        y="24.5"
        width="15"
        height="15"
        rx="1"
        fill="#161c1e"
        stroke="#b58a35"
        strokeWidth="2.4"
      />
      <path
        d="M29 16.5h6M32 16v5M29 47.5h6M32 43v5M16.5 29v6M16 32h5M47.5 29v6M43 32h5"
        stroke="#7a5a1c"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
};

/** A symbol of the reels; its name is beside it or on its cell. */
export function SymbolArt({ symbol }: { symbol: SlotSymbol }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {art[symbol]}
    </svg>
  );
}
