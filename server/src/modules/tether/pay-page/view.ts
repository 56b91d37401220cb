import { callsCard, requestCard, walletCard } from './cards.ts';
import { html, type Markup } from './markup.ts';
import { messages } from './messages.ts';
import type { PayOutcome, PayState } from './pay-service.ts';
import { SCRIPT } from './script.ts';
import { STYLES } from './styles.ts';

export type Notice = PayOutcome;

/** Where the merchant's own page of the deposit is. */
const MERCHANT_PAGE = '/chargeCrypto';

function page(title: string, content: Markup): string {
  const style: Markup = { markup: `<style>${STYLES}</style>` };
  const script: Markup = { markup: `<script>${SCRIPT}</script>` };
  return html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${style}${script}
</head>
<body><aside class="band" aria-label="${messages.badge}"><b>${messages.badge}</b>${messages.simulated}</aside>${content}</body>
</html>`.markup;
}

function header(more: Markup): Markup {
  return html`<header><div><span class="logo" aria-hidden="true">₮</span><h1>${messages.brand}</h1>
<small>${messages.test}</small><nav aria-label="${messages.merchant}">${more}
<a class="button" href="${MERCHANT_PAGE}">${messages.toMerchant}</a></nav></div></header>`;
}

/** The page of one payment, as a provider has it. */
export function payView(
  state: PayState,
  { once, notice }: { once: string; notice: Notice | null },
): string {
  const said =
    notice === null
      ? null
      : html`<p class="${notice === 'done' ? 'notice' : 'warn'}" role="alert">${messages[notice]}</p>`;
  const merchant = html`<small>${messages.merchant} <b>${messages.merchantName}</b></small>
<a href="?">${messages.refresh}</a>`;
  const wallet = state.isFull
    ? html`<p class="warn">${messages.full}</p>`
    : walletCard(state, once);
  const content = html`${header(merchant)}
<main>${said}
<div class="columns"><div class="column">${requestCard(state)}</div>
<div class="column">${wallet}${callsCard(state)}</div></div></main>
<footer><p class="quiet">${messages.back}</p></footer>`;
  return page(messages.title(messages.usdt(state.requestedMicro)), content);
}

/** The page of an address that nobody pays to. */
export function unknownView(): string {
  const content = html`${header(html``)}
<main><section class="card"><div class="head"><h2>${messages.unknownTitle}</h2></div>
<div class="body"><p>${messages.unknown}</p></div></section></main>`;
  return page(messages.unknownTitle, content);
}
