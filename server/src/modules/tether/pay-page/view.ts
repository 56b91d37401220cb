import { TETHER_CONFIRMATIONS } from '#rules/tether.ts';
import { DELIVERIES, PAY_CHOICES, transfersOf } from '../chain-plan.ts';
import type { PayState } from './pay-service.ts';
import { html, type Markup } from './markup.ts';
import { messages } from './messages.ts';
import { SCRIPT } from './script.ts';
import { STYLES } from './styles.ts';

export type Notice = 'done' | 'changed' | 'wrong' | 'full';

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
<body><main>${content}</main></body>
</html>`.markup;
}

function remaining({ expiresAt, now }: PayState): Markup {
  const left = expiresAt - now;
  if (left < 0) return html`${messages.over}`;
  return html`${messages.left(left)} <small>${messages.until(expiresAt)}</small>`;
}

function sentRows({ sent, now }: PayState): Markup[] {
  return sent.map(({ amountMicro, at, reported }) => {
    const step = at > now ? messages.planned(at) : messages.blocks(reported);
    const label = `${messages.usdt(amountMicro)} ${step}`;
    return html`<li><b>${messages.usdt(amountMicro)}</b><span class="quiet">${step}</span>
<progress max="${TETHER_CONFIRMATIONS}" value="${reported}" aria-label="${label}"></progress></li>`;
  });
}

function live(state: PayState): Markup {
  const { address, dueMicro, askedMicro, sent } = state;
  const asked = messages.usdt(askedMicro);
  return html`<div class="live" id="live">
<section><dl>
<div><dt>${messages.due}</dt><dd><span class="due">${messages.usdt(dueMicro)}</span>
<small>${messages.asked(asked)}</small></dd></div>
<div><dt>${messages.network}</dt><dd><b>${messages.networkName}</b></dd></div>
<div><dt>${messages.address}</dt><dd><code>${address}</code></dd></div>
<div><dt>${messages.remaining}</dt><dd>${remaining(state)}</dd></div>
</dl></section>
<section><h2>${messages.sent}</h2>
${sent.length === 0 ? html`<p class="quiet">${messages.sentNone}</p>` : html`<ul>${sentRows(state)}</ul>`}
</section></div>`;
}

function form(state: PayState, once: string): Markup {
  const { dueMicro, now, expiresAt } = state;
  const choices = PAY_CHOICES.filter((choice) => choice !== 'late' || expiresAt >= now);
  const shownOf = (choice: (typeof PAY_CHOICES)[number]) => {
    const planned = transfersOf(choice, { dueMicro, now, expiresAt });
    const [first] = planned;
    return choice === 'late' && first
      ? messages.lateAt(first.amountMicro, first.at)
      : messages.amount(planned.map(({ amountMicro }) => amountMicro));
  };
  return html`<form method="post">
<h2>${messages.pay}</h2>
<input type="hidden" name="due" value="${dueMicro}"><input type="hidden" name="once" value="${once}">
<fieldset><legend>${messages.choice}</legend>${choices.map(
    (
      choice,
      index,
    ) => html`<label><input type="radio" name="choice" value="${choice}" ${index === 0 ? 'checked' : ''}>
<span><b>${messages.choices[choice]}</b><small>${shownOf(choice)}</small></span></label>`,
  )}</fieldset>
<fieldset><legend>${messages.delivery}</legend>${DELIVERIES.map(
    (
      delivery,
      index,
    ) => html`<label><input type="radio" name="delivery" value="${delivery}" ${index === 0 ? 'checked' : ''}>
<span>${messages.deliveries[delivery]}</span></label>`,
  )}</fieldset>
<button type="submit">${messages.submit}</button>
</form>`;
}

/** The page of one payment, as a provider has it. */
export function payView(
  state: PayState,
  { once, notice }: { once: string; notice: Notice | null },
): string {
  const said =
    notice === null
      ? null
      : html`<p class="${notice === 'done' ? 'notice' : 'mark'}" role="alert">${messages[notice]}</p>`;
  const content = html`<header><h1>${messages.brand}</h1><a href="?">${messages.refresh}</a></header>
<p class="mark"><b>${messages.simulated}</b> ${messages.neverSend}</p>
${said}
<section aria-label="${messages.state}"><p id="state" role="status">${messages.states[state.state]}</p></section>
<div class="columns">${live(state)}${state.isFull ? html`<p class="mark">${messages.full}</p>` : form(state, once)}</div>
<p class="quiet">${messages.back}</p>`;
  return page(messages.title(messages.usdt(state.askedMicro)), content);
}

/** The page of an address that nobody pays to. */
export function unknownView(): string {
  const content = html`<header><h1>${messages.brand}</h1></header>
<p class="mark"><b>${messages.simulated}</b></p>
<section><h2>${messages.unknownTitle}</h2><p>${messages.unknown}</p></section>`;
  return page(messages.unknownTitle, content);
}
