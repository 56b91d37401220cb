/** The tokens of the two themes that the page needs; the kept theme goes before the system's. */
const DARK = `color-scheme:dark;--bg:#0d1214;--surface:#141b1e;--raised:#1b2428;--line:#253136;--edge:#667c83;--text:#eef4f2;
--quiet:#a8b8b5;--brand:#7fd1b9;--ink:#06231b;--tint:rgb(127 209 185/12%);--money:#ecc878;--warn:#f2b35b;--warn-tint:rgb(242 179 91/14%)`;
const LIGHT = `color-scheme:light;--bg:#f6f5f1;--surface:#fff;--raised:#f8f7f4;--line:#e4e1d9;--edge:#84827c;--text:#17211f;
--quiet:#4a5753;--brand:#0c725a;--ink:#fff;--tint:rgb(14 122 96/9%);--money:#865c00;--warn:#8f5500;--warn-tint:rgb(168 100 0/9%)`;

/** The site's own letters, where it serves them; the system's elsewhere. */
const FONTS = [
  ['Hanpan', 'first'],
  ['Hanpan others', 'others'],
]
  .map(
    ([family, file]) =>
      `@font-face{font-family:'${family}';src:url(/fonts/${file}.woff2) format('woff2');font-weight:400 800;font-display:swap}`,
  )
  .join('\n');

export const STYLES = `
${FONTS}
:root{${DARK}}
@media(prefers-color-scheme:light){:root{${LIGHT}}}
:root[data-theme=celadon]{${DARK}}
:root[data-theme=porcelain]{${LIGHT}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:500 14px/1.5 Hanpan,'Hanpan others',system-ui,'Apple SD Gothic Neo',
'Malgun Gothic',sans-serif;font-variant-numeric:tabular-nums;word-break:keep-all;overflow-wrap:break-word}
main{display:grid;gap:12px;max-inline-size:920px;margin-inline:auto;padding:16px}
header{display:flex;align-items:baseline;justify-content:space-between;flex-wrap:wrap;gap:4px 12px}
h1{margin:0;font-size:19px;font-weight:800;letter-spacing:-.03em}
h2{margin:0;font-size:15px;font-weight:700}
p{margin:0}
section,form{display:grid;gap:12px;align-content:start;min-inline-size:0;padding:16px;border:1px solid var(--line);border-radius:12px;
background:var(--surface)}
.columns{display:grid;gap:12px}
.live{display:grid;gap:12px;align-content:start;min-inline-size:0}
@media(min-width:768px){.columns{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.notice,.mark{padding:12px;border-radius:8px;background:var(--tint)}
.mark{background:var(--warn-tint);color:var(--warn)}
.quiet,dt,legend,small{color:var(--quiet)}
dl{display:grid;gap:12px;margin:0}
dd{margin:0}
.due{color:var(--money);font-size:22px;font-weight:800;letter-spacing:-.03em}
code{display:block;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--raised);font:inherit;
overflow-wrap:anywhere;user-select:all}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px}
progress{inline-size:100%;block-size:6px;border:0;border-radius:3px;background:var(--line);accent-color:var(--brand);appearance:none}
progress::-webkit-progress-bar{border-radius:3px;background:var(--line)}
progress::-webkit-progress-value{border-radius:3px;background:var(--brand)}
progress::-moz-progress-bar{border-radius:3px;background:var(--brand)}
fieldset{display:grid;gap:8px;min-inline-size:0;margin:0;padding:0;border:0}
legend{padding:0 0 8px}
label{display:flex;align-items:center;gap:12px;min-block-size:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;
cursor:pointer}
label:has(:checked){border-color:var(--brand);background:var(--tint)}
label:has(:focus-visible){outline:2px solid var(--brand);outline-offset:2px}
label span{display:grid;flex:1;min-inline-size:0}
input[type=radio]{flex:none;inline-size:18px;block-size:18px;margin:0;accent-color:var(--brand);outline:0}
button{min-block-size:48px;border:0;border-radius:8px;background:var(--brand);color:var(--ink);font:inherit;font-size:15px;font-weight:700;
cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--brand)}
@media(forced-colors:active){label:has(:checked){outline:3px solid Highlight}}
`;
