-- What a feed counted of a match that is over, beside what staff has made of it (as `feed_scores`).
alter table fixture add column feed_counts jsonb;
update fixture set feed_counts = counts where feed_scores is not null;
