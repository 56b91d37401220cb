-- What came of a request stands among the notifications by itself; its copy among the messages names the request, so that it is not
-- told twice.
alter table message add column request_id text references request (id);
-- It comes read: nobody is kept from betting for it, and nobody recalls it.
alter table message add check (request_id is null or (read_at is not null and sent_message_id is null));
