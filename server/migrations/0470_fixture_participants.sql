-- Who may be picked beside the two sides, by whom the goals were and who played; null where a feed tells nothing of it (ADR 0130).
alter table fixture
  add column participants jsonb,
  add column goals jsonb,
  add column players jsonb;
