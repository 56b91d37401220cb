-- What the desk reads: a kind's requests of several states by time, and how many were decided since an instant.
create index request_by_time on request (kind, created_at, id);
create index request_decided on request (kind, updated_at) where not is_open;
