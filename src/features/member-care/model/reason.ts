import * as z from 'zod/mini';
import { messages } from '../ui/messages';

/** Why staff did it: 2 to 200 characters, kept in the audit record. */
export const reasonSchema = z.string().check(
  z.refine((text) => text.trim().length >= 2, messages.reasonMissing),
  z.maxLength(200, messages.reasonLong),
);
