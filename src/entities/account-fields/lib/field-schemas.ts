import * as z from 'zod/mini';
import { isOwnId } from '#rules/credentials.ts';
import { isCoinCode, SIGNUP_PATTERNS } from '#rules/signup.ts';
import { fieldMessages as messages } from './field-messages';

// Every field is text; the first check that it breaks is what is said, so their order is that of the sentences.

const notEmpty = z.minLength(1, messages.required);
const noSpace = z.regex(/^\S*$/, messages.noSpace);

/** Not empty; spaces alone are not empty. */
export const requiredText = z.string().check(notEmpty);

/** Letters and digits, 6 to 14. */
export const userIdSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.userId, messages.userId));

/** Korean syllables, 2 to 6. */
export const nicknameSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.nickname, messages.nickname));

/** Letters, digits and ! @ # $ % ^ * + = -, 4 to 12. */
export const passwordSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.password, messages.password));

/** Any text of `shortest` to `longest` characters, with one sentence for both. */
export function lengthBetween(shortest: number, longest: number, message: string) {
  const checks = [z.minLength(shortest, message), z.maxLength(longest, message)] as const;
  return requiredText.check(...checks);
}

/** Phone number or messenger name under which one can be reached, 2 to 80. */
export const contactSchema = lengthBetween(2, 80, messages.contact);

/** Of a form: its `passwordConfirm` equals its `password`. */
export const passwordsMatch = z.refine<{ password: string; passwordConfirm: string }>(
  ({ password, passwordConfirm }) => password === passwordConfirm,
  { error: messages.passwordConfirm, path: ['passwordConfirm'] },
);

/** Of a form: its `password` is not its `userId`. */
export const passwordIsNotId = z.refine<{ userId: string; password: string }>(
  ({ userId, password }) => userId === '' || !isOwnId(password, userId),
  { error: messages.ownId, path: ['password'] },
);

/** Exactly four digits. */
export const withdrawPasswordSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.withdrawPassword, messages.withdrawPassword));

/** The rule of nicknames; who has no recommender types 코인. */
export const recommenderSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.recommender, messages.recommender));

/** As above, or nothing at all. */
export const optionalRecommenderSchema = z
  .string()
  .check(z.regex(SIGNUP_PATTERNS.recommender, messages.recommender));

/** Any sign-up code. */
export const codeSchema = z.string().check(z.regex(/\S/, messages.codeRequired));

/** The sign-up code of a member: any but the coin code, of which the message speaks. */
export function memberCodeSchema(message: string) {
  return codeSchema.check(z.refine((value) => !isCoinCode(value), message));
}

/** Mobile number without hyphens. */
export const phoneNumberSchema = requiredText.check(
  z.regex(SIGNUP_PATTERNS.phoneNumber, messages.phoneNumber),
);

export const accountNumberSchema = requiredText.check(
  z.regex(SIGNUP_PATTERNS.accountNumber, messages.accountNumber),
);

export const accountHolderSchema = z
  .string()
  .check(notEmpty, noSpace, z.regex(SIGNUP_PATTERNS.accountHolder, messages.accountHolder));

export const consentSchema = z.boolean().check(z.refine((value) => value, messages.consent));

/** Whether the site forbids the word as id or nickname; the case of letters does not matter. */
function isBanned(value: string, banned: readonly string[]): boolean {
  const word = value.toLowerCase();
  return banned.some((one) => one.toLowerCase() === word);
}

/** A user id that is none of the words of the setting `idNiknameBan`. */
export function allowedUserId(banned: readonly string[]) {
  return userIdSchema.check(z.refine((value) => !isBanned(value, banned), messages.bannedUserId));
}

/** A nickname that is none of the words of the setting `idNiknameBan`. */
export function allowedNickname(banned: readonly string[]) {
  return nicknameSchema.check(
    z.refine((value) => !isBanned(value, banned), messages.bannedNickname),
  );
}

/** The separate check of an id: 6 to 12 characters and not banned. */
export function idCheckSchema(banned: readonly string[]) {
  return z.string().check(
    z.minLength(6, messages.idLength),
    z.maxLength(12, messages.idLength),
    z.refine((value) => !isBanned(value, banned), messages.bannedUserId),
  );
}

/** The separate check of a nickname: at most 8 characters and not banned. */
export function nicknameCheckSchema(banned: readonly string[]) {
  return z.string().check(
    z.regex(/\S/, messages.nicknameRequired),
    z.maxLength(8, messages.nicknameLength),
    z.refine((value) => !isBanned(value, banned), messages.bannedNickname),
  );
}
