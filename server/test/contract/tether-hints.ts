import fc from 'fast-check';
import { DEMO_WITHDRAW_PASSWORD } from '../../src/demo/accounts.ts';
import { readSecret } from '../../src/modules/tether/repository.ts';
import { signTransfer } from '../../src/modules/tether/signature.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const URLS = 40;
const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const CENTS = 10_000;

/** Registers a tether deposit, pays a part of it, and has addresses for paying issued that no other has used. */
export async function tetherHints(site: TestApp, token: string): Promise<Hints> {
  const issue = async () => {
    const path = `/charge/tetherDepositUrl?amount=${CENTS / 100}.00`;
    return (await site.call<{ url: string }>('GET', path, { token })).body.url;
  };
  const body = { amount: CENTS, url: await issue(), clientKey: 'fuzz-first-tether' };
  const { id } = (await site.call<{ id: string }>('POST', '/charge/cryptoDeposit', { token, body }))
    .body;
  const { open } = (
    await site.call<{ open: { address: string }[] }>('GET', '/charge/crypto', { token })
  ).body;
  const address = open[0]?.address ?? '';
  const fields = {
    network: 'TRC20' as const,
    address,
    txId: 'a'.repeat(64),
    eventIndex: 0,
    amountMicro: 50_000_000,
    confirmations: 20,
    at: site.clock.now(),
  };
  const transfer = { ...fields, signature: signTransfer(await readSecret(site.db), fields) };
  const reported = await site.call('POST', '/provider/tether', { body: transfer });
  if (reported.status !== 200)
    throw new Error(`the first transfer: ${JSON.stringify(reported.body)}`);
  const join = { address: WALLET, withdrawPassword: DEMO_WITHDRAW_PASSWORD };
  await site.call('POST', '/exchange/crypto/wallet', { token, body: join });
  const withdrawal = { amount: 10_000, withdrawPassword: DEMO_WITHDRAW_PASSWORD };
  const headers = { 'idempotency-key': 'fuzz-first-tether-out' };
  const out = await site.call<{ id: string }>('POST', '/exchange/crypto', {
    token,
    headers,
    body: withdrawal,
  });
  if (out.status !== 201) throw new Error(`the first withdrawal: ${JSON.stringify(out.body)}`);
  await site.call('POST', `/exchange/${out.body.id}/cancel`, { token });
  const urls: string[] = [];
  for (let at = 0; at < URLS; at += 1) urls.push(await issue());
  return {
    'getTetherDepositUrl.amount': fc.constantFrom('100.00', '150.00', '20'),
    'registerCryptoDeposit.body': fc.record({
      amount: fc.constant(CENTS),
      url: fc.constantFrom(...urls),
      clientKey: fc.stringMatching(/^[A-Za-z0-9_-]{20}$/),
    }),
    paymentId: fc.constant(id),
    'reportTetherTransfer.body': fc.constant(transfer),
    'joinTether.body': fc.constant(join),
    // A member has one withdrawal open at most: the key of one that is cancelled answers again.
    'requestTetherWithdrawal.Idempotency-Key': fc.constant('fuzz-first-tether-out'),
    'requestTetherWithdrawal.body': fc.constant(withdrawal),
    'sendSimulatedTether.body': fc.record({
      address: fc.constant(address),
      amountMicro: fc.integer({ min: 1, max: 1_000 }),
    }),
  };
}
