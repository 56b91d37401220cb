-- What one of staff has given within a day, corrections and coupons together, is counted by who asked for it.
create index request_given on request ((details ->> 'askedBy'), created_at) where kind in ('adjustment', 'couponIssue');
