/** The letters that this server has; the system's elsewhere. */
const FONTS = [
  ['Hanpan', 'first'],
  ['Hanpan others', 'others'],
]
  .map(
    ([family, file]) =>
      `@font-face{font-family:'${family}';src:url(/fonts/${file}.woff2) format('woff2');font-weight:400 800;font-display:swap}`,
  )
  .join('\n');

/** A look of the provider's own, which follows no theme of the site. */
export const STYLES = `
${FONTS}
:root{color-scheme:light;--bg:#edf0f5;--card:#fff;--line:#dce2ec;--edge:#75819a;--text:#151b29;--quiet:#4b566b;--brand:#2a4b8d;
--tint:#e8eefa;--soft:#e8ecf4;--warn:#5c3d00;--warn-tint:#fdeecb;--good:#17663f;--bad:#8a3b00}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:500 14px/1.5 Hanpan,'Hanpan others',system-ui,'Apple SD Gothic Neo',
'Malgun Gothic',sans-serif;font-variant-numeric:tabular-nums;word-break:keep-all;overflow-wrap:break-word}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
h1{font-size:17px;font-weight:800;letter-spacing:-.03em}
h2{font-size:15px;font-weight:800;letter-spacing:-.02em}
small,.quiet,legend,dt{color:var(--quiet)}
ul{list-style:none}
.band{padding:8px 16px;background:repeating-linear-gradient(-45deg,#f7e3a8 0 14px,#f2d489 14px 28px);color:#4a3200;font-size:12px;
text-align:center}
.band b{margin-inline-end:8px;padding:3px 8px;border-radius:4px;background:#4a3200;color:#fff}
header{border-block-end:1px solid var(--line);background:var(--card)}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
header nav{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin-inline-start:auto}
header>div,main,footer{max-inline-size:1120px;margin-inline:auto;padding:12px 16px}
main{display:grid;gap:16px;padding-block:20px}
.logo{display:grid;place-items:center;flex:none;inline-size:28px;block-size:28px;border-radius:7px;background:var(--brand);color:#fff;
font-weight:800}
.columns,.column{display:grid;gap:16px;align-content:start;min-inline-size:0}
@media(min-width:900px){.columns{grid-template-columns:minmax(0,1.07fr) minmax(0,1fr)}}
.card{min-inline-size:0;overflow:hidden;border:1px solid var(--line);border-radius:14px;background:var(--card)}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 12px;padding:12px 20px;
border-block-end:1px solid var(--line);font-size:12px}
.body{display:grid;gap:16px;padding:16px 20px}
.row{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:8px 16px}
.due{font-size:32px;font-weight:800;line-height:1.2;letter-spacing:-.03em}
.due small{font-size:16px;font-weight:500;letter-spacing:0}
.left{font-size:17px;font-weight:700}
.left small{display:block;font-size:12px;font-weight:500}
.to{display:grid;gap:16px}
@media(min-width:480px){.to{grid-template-columns:172px minmax(0,1fr)}}
.qr{display:block;inline-size:172px;block-size:172px;border:1px solid var(--line);border-radius:12px}
.address{display:grid;gap:8px;align-content:start;min-inline-size:0}
code{display:block;padding:10px 14px;border:1px solid var(--line);border-radius:10px;background:#f7f9fc;font:inherit;font-size:15px;
overflow-wrap:anywhere;user-select:all}
.copy{display:none;flex-wrap:wrap;gap:8px}
.scripted .copy{display:flex}
.notice,.warn{padding:12px 16px;border-radius:10px;background:var(--tint)}
.warn{background:var(--warn-tint);color:var(--warn)}
.list li{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:4px 16px;padding-block:10px;border-block-start:1px solid var(--line)}
.list li:first-child{border-block-start:0}
.calls{max-block-size:420px;overflow-y:auto}
.calls:focus-visible{outline:2px solid var(--brand);outline-offset:-2px}
.good{color:var(--good)}
.bad{color:var(--bad)}
.ticks{display:grid;grid-column:1/-1;grid-template-columns:repeat(20,minmax(0,1fr));gap:4px}
.ticks i{block-size:9px;border-radius:3px;background:var(--soft)}
.ticks .made{background:var(--brand)}
.ticks .next{background:var(--card);box-shadow:inset 0 0 0 2px var(--brand)}
fieldset{display:grid;min-inline-size:0;margin:0;padding:0;border:0}
legend{padding:0 0 8px}
label{display:flex;align-items:center;gap:12px;min-block-size:48px;padding:8px 14px;border:1px solid var(--line);cursor:pointer}
label+label{border-block-start:0}
legend+label{border-start-start-radius:10px;border-start-end-radius:10px}
label:last-of-type{border-end-start-radius:10px;border-end-end-radius:10px}
label:has(:checked){background:var(--tint)}
label:has(:focus-visible){outline:2px solid var(--brand);outline-offset:-2px}
label span{display:flex;flex:1;flex-wrap:wrap;justify-content:space-between;gap:0 12px;min-inline-size:0}
input[type=radio]{flex:none;inline-size:18px;block-size:18px;margin:0;accent-color:var(--brand);outline:0}
input[type=text]{inline-size:100%;min-block-size:44px;margin-block-start:8px;padding:8px 14px;border:1px solid var(--edge);border-radius:10px;
background:var(--card);color:inherit;font:inherit;font-size:16px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:44px;padding:8px 16px;border:0;border-radius:10px;
background:var(--soft);color:var(--text);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.main{background:var(--brand);color:#fff}
form>.main{min-block-size:48px;font-size:15px}
.button{border:1px solid var(--edge);background:var(--card)}
a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--brand)}
input[type=text]:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
@media(forced-colors:active){label:has(:checked){outline:3px solid Highlight}.ticks .made{forced-color-adjust:none}}
`;
