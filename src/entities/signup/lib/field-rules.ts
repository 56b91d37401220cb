import type { Rule } from '@/shared/lib/form';
import { messages } from './messages';

type TextRule = Rule<string, unknown, unknown>;

function pattern(expression: RegExp, message: string): TextRule {
  return (value) => (expression.test(value) ? null : message);
}

/** An empty field; spaces alone are not empty, they are the next rule's. */
export const required: TextRule = (value) => (value === '' ? messages.required : null);
const noSpace: TextRule = (value) => (/\s/.test(value) ? messages.noSpace : null);

/** Letters and digits, 6 to 14. */
export const userIdRules: TextRule[] = [
  required,
  noSpace,
  pattern(/^[A-Za-z0-9]{6,14}$/, messages.userId),
];

/** Korean syllables, 2 to 6. */
export const nicknameRules: TextRule[] = [
  required,
  noSpace,
  pattern(/^[가-힣]{2,6}$/, messages.nickname),
];

/** Letters, digits and ! @ # $ % ^ * + = -, 4 to 12. */
export const passwordRules: TextRule[] = [
  required,
  noSpace,
  pattern(/^[A-Za-z0-9!@#$%^*+=-]{4,12}$/, messages.password),
];

/** Any text of `shortest` to `longest` characters. */
export function lengthBetween(shortest: number, longest: number, message: string): TextRule {
  return ({ length }) => (length >= shortest && length <= longest ? null : message);
}

/** Phone number or messenger name under which one can be reached, 2 to 80. */
export const contactRules: TextRule[] = [required, lengthBetween(2, 80, messages.contact)];

/** Equals the password of the same form. */
export const passwordConfirmRules: Rule<string, { password: string }, unknown>[] = [
  required,
  (value, { password }) => (value === password ? null : messages.passwordConfirm),
];

/** Exactly four digits. */
export const withdrawPasswordRules: TextRule[] = [
  required,
  noSpace,
  pattern(/^[0-9]{4}$/, messages.withdrawPassword),
];

const recommenderName = pattern(/^[가-힣]{2,6}$/, messages.recommender);

/** The rule of nicknames; who has no recommender types 코인. */
export const recommenderRules: TextRule[] = [required, noSpace, recommenderName];

/** As above, or nothing at all. */
export const optionalRecommenderRules: TextRule[] = [
  (value, values, context) => (value === '' ? null : recommenderName(value, values, context)),
];

export const codeRules: TextRule[] = [
  (value) => (value.trim() === '' ? messages.codeRequired : null),
];

/** The code of those whom no member sent; it makes coin-only accounts. */
export function isCoinCode(code: string): boolean {
  return code.trim().toUpperCase() === 'USD';
}

/** Mobile number without hyphens. */
export const phoneNumberRules: TextRule[] = [
  required,
  pattern(/^01[0-9]{8,9}$/, messages.phoneNumber),
];

export const accountNumberRules: TextRule[] = [
  required,
  pattern(/^[0-9]{8,16}$/, messages.accountNumber),
];

export const accountHolderRules: TextRule[] = [
  required,
  noSpace,
  pattern(/^[가-힣]{2,10}$/, messages.accountHolder),
];

export const consentRules: Rule<boolean, unknown, unknown>[] = [
  (value) => (value ? null : messages.consent),
];

/** What rules need to know of the site. */
export interface BannedContext {
  /** Words of the setting `idNiknameBan`. */
  banned: readonly string[];
}

/** Tells whether the site forbids the word as id or nickname; the case of letters does not matter. */
export function isBanned(value: string, banned: readonly string[]): boolean {
  const word = value.toLowerCase();
  return banned.some((one) => one.toLowerCase() === word);
}

export const bannedUserId: Rule<string, unknown, BannedContext> = (value, _values, { banned }) =>
  isBanned(value, banned) ? messages.bannedUserId : null;

export const bannedNickname: Rule<string, unknown, BannedContext> = (value, _values, { banned }) =>
  isBanned(value, banned) ? messages.bannedNickname : null;

/** The separate check of an id: 6 to 12 characters and not banned. */
export const idCheckRules: Rule<string, unknown, BannedContext>[] = [
  (value) => (value.length >= 6 && value.length <= 12 ? null : messages.idLength),
  bannedUserId,
];

/** The separate check of a nickname: at most 8 characters and not banned. */
export const nicknameCheckRules: Rule<string, unknown, BannedContext>[] = [
  (value) => (value.trim() === '' ? messages.nicknameRequired : null),
  (value) => (value.length <= 8 ? null : messages.nicknameLength),
  bannedNickname,
];
