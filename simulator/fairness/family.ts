import { FALSE_ALARM } from './verdict.ts';
import { PLAYED_SPORTS } from '../sport-models.ts';

/** A hunt asks each sport twice: what pays at some kind of moment, and what pays who learned from another season. */
const QUESTIONS = 2 * PLAYED_SPORTS.length;

/** What one question may add to the chance of a false alarm in the whole hunt. */
export const ALARM = FALSE_ALARM / QUESTIONS;
