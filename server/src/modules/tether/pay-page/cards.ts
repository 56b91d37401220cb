import { TETHER_CONFIRMATIONS } from '#rules/tether.ts';
import type { ChainTransfer } from '../chain-repository.ts';
import { DELIVERIES, OWN_AMOUNT, PAY_CHOICES, transfersOf } from '../chain-plan.ts';
import { html, type Markup } from './markup.ts';
import { messages } from './messages.ts';
import type { PayState } from './pay-service.ts';
import { qrSvg } from './qr-svg.ts';

function card(title: string, beside: Markup, body: Markup): Markup {
  return html`<section class="card" aria-label="${title}">
<div class="head"><h2>${title}</h2>${beside}</div>${body}</section>`;
}

function remaining({ expiresAt, now }: PayState): Markup {
  const left = expiresAt - now;
  if (left < 0) return html`${messages.over}`;
  return html`<small>${messages.until(expiresAt)}</small>${messages.left(left)}`;
}

function ticks(reported: number): Markup {
  const blocks = Array.from({ length: TETHER_CONFIRMATIONS }, (_, block) => {
    const kind = block < reported ? 'made' : block === reported ? 'next' : '';
    return html`<i class="${kind}"></i>`;
  });
  return html`<div class="ticks" role="img" aria-label="${messages.blocks(reported)}">${blocks}</div>`;
}

function sentRow({ txId, amountMicro, at, reported }: ChainTransfer, now: number): Markup {
  const step = at > now ? messages.planned(at) : messages.blocks(reported);
  return html`<li><span class="quiet">${messages.time(at)}</span><span>${messages.transaction(txId)}</span>
<b>${messages.usdt(amountMicro)}</b>${ticks(reported)}<span class="quiet">${step}</span></li>`;
}

function copyButton(source: string, label: string, kind = ''): Markup {
  return html`<button type="button" class="${kind}" data-copy="${source}" data-done="${messages.copied}"
aria-live="polite">${label}</button>`;
}

/** What is to be paid, where and until when, and what was sent. */
export function requestCard(state: PayState): Markup {
  const { address, dueMicro, requestedMicro, sent, now } = state;
  const rows = sent.map((transfer) => sentRow(transfer, now));
  const body = html`<div class="body">
<p id="state" role="status">${messages.states[state.state]}</p>
<div class="row"><div><small>${messages.due}</small>
<p class="due"><span id="due">${messages.coins(dueMicro)}</span> <small>${messages.currency}</small></p></div>
<p class="left" id="left">${remaining(state)}</p></div>
<div class="to">${qrSvg(address, messages.qr)}
<div class="address"><p class="row"><small>${messages.address}</small><small>${messages.networkName}</small></p>
<code id="address">${address}</code>
<div class="copy">${copyButton('address', messages.copyAddress, 'main')}${copyButton('due', messages.copyAmount)}</div></div></div>
<p class="warn">${messages.neverSend}</p>
<h2>${messages.sent}</h2>
<div id="sent">${
    sent.length === 0
      ? html`<p class="quiet">${messages.sentNone}</p>`
      : html`<ul class="list">${rows}</ul>`
  }</div></div>`;
  return card(
    messages.request,
    html`<small>${messages.requested(messages.usdt(requestedMicro))}</small>`,
    body,
  );
}

function radio(name: string, value: string, text: Markup, isFirst: boolean): Markup {
  return html`<label><input type="radio" name="${name}" value="${value}" ${isFirst ? 'checked' : ''}>
<span>${text}</span></label>`;
}

/** The simulated wallet, which sends what its visitor chooses. */
export function walletCard(state: PayState, once: string): Markup {
  const { dueMicro, now, expiresAt } = state;
  const choices = PAY_CHOICES.filter((choice) => choice !== 'late' || expiresAt >= now);
  const shownOf = (choice: (typeof PAY_CHOICES)[number]) => {
    const planned = transfersOf(choice, { dueMicro, now, expiresAt });
    const [first] = planned;
    return choice === 'late' && first
      ? messages.lateAt(first.amountMicro, first.at)
      : messages.sums(planned.map(({ amountMicro }) => amountMicro));
  };
  const amounts = choices.map((choice, index) => {
    const text = html`<b>${messages.choices[choice]}</b><small>${shownOf(choice)}</small>`;
    return radio('choice', choice, text, index === 0);
  });
  const own = html`<b>${messages.own}</b><small>${messages.ownText}</small>`;
  const deliveries = DELIVERIES.map((delivery, index) =>
    radio('delivery', delivery, html`${messages.deliveries[delivery]}`, index === 0),
  );
  const body = html`<form method="post" class="body">
<input type="hidden" name="due" value="${dueMicro}"><input type="hidden" name="once" value="${once}">
<fieldset><legend>${messages.choice}</legend>${amounts}${radio('choice', OWN_AMOUNT, own, false)}
<input type="text" name="amount" inputmode="decimal" autocomplete="off" maxlength="20" aria-label="${messages.ownAmount}"
placeholder="${messages.ownAmount}"></fieldset>
<fieldset><legend>${messages.delivery}</legend>${deliveries}</fieldset>
<button type="submit" class="main">${messages.submit}</button>
</form>`;
  return card(messages.pay, html`<small>${messages.test}</small>`, body);
}

/** What the provider reported to the site, call by call. */
export function callsCard({ reports }: PayState): Markup {
  const rows = reports.map(
    ({
      at,
      confirmations,
      amountMicro,
      status,
    }) => html`<li><span class="quiet">${messages.time(at)}</span>
<span>${messages.call(confirmations, amountMicro)}</span>
<b class="${messages.isRefused(status) ? 'bad' : 'good'}">${messages.answer(status)}</b></li>`,
  );
  const list =
    rows.length === 0
      ? html`<p class="quiet">${messages.callsNone}</p>`
      : html`<ul class="list">${rows}</ul>`;
  const body = html`<div class="body calls" id="calls" role="group" tabindex="0" aria-label="${messages.calls}">${list}</div>`;
  return card(messages.calls, html`<small>${messages.callsSign}</small>`, body);
}
