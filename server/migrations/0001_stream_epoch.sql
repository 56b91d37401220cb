-- One value for each start of a server: the upper part of the stream's sequence numbers, so that they
-- rise over restarts without a write for every message. See server/src/stream/hub.ts.
create sequence stream_epoch as int maxvalue 2000000;
