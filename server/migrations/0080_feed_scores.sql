-- The final scores as the feed gave them: a feed's correction is told apart from what staff corrected.
alter table fixture add column feed_scores jsonb;
