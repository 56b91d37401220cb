import * as z from 'zod/mini';
import { messages } from '../ui/messages';

/** Why staff does something, as the contract takes it: 2 to 200 characters, kept in the audit record. */
export const staffReason = z.string().check(
  z.refine((text) => text.trim().length >= 2, messages.missing),
  z.maxLength(200, messages.long),
);
