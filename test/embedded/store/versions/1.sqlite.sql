create table "meta" (
  "name" text primary key,
  "value" text not null);
create table "checks" (
  "id" integer primary key autoincrement,
  "owner_id" bigint,
  "key_id" bigint,
  "corpus_id" bigint,
  "handed_in" integer default 0 not null,
  "name" text not null,
  "status_id" integer not null,
  "status_message" text not null,
  "language_id" integer not null,
  "test_type" integer not null,
  "ai_run" integer not null,
  "base_code_detection" integer not null,
  "together" text,
  "web" text,
  "search" text,
  "job_id" bigint not null,
  "attempt" integer default 0 not null,
  "created_at" bigint not null,
  "updated_at" bigint not null,
  "started_at" bigint,
  "finished_at" bigint,
  "duration_ms" double precision,
  "stats" text,
  "result" text,
  "imprints" text);
create index "checks_by_owner" on "checks" ("owner_id", "status_id");
create index "checks_by_age" on "checks" ("owner_id", "id");
create index "checks_by_status" on "checks" ("status_id");
create index "checks_by_end" on "checks" ("finished_at");
create index "checks_by_result" on "checks" ("result");
create index "checks_by_search" on "checks" ("search") where "search" is not null;
create table "submissions" (
  "id" integer primary key autoincrement,
  "check_id" bigint not null,
  "filename" text not null,
  "role" text not null,
  "file_size" bigint not null,
  "blob" text not null,
  "created_at" bigint not null,
  "updated_at" bigint not null);
create index "submissions_by_check" on "submissions" ("check_id");
create index "submissions_by_blob" on "submissions" ("blob");
create table "jobs" (
  "id" integer primary key autoincrement,
  "kind" text not null,
  "key" text not null,
  "lane" text,
  "person" bigint not null,
  "small" integer not null,
  "round" bigint not null,
  "due_at" bigint not null,
  "tries" integer default 0 not null,
  "tried_at" bigint default 0 not null,
  "worker" text,
  "silent" integer default 0 not null,
  "looked_at" bigint default 0 not null,
  "share" double precision default 0 not null,
  "elapsed_ms" double precision default 0 not null,
  "waits" integer default 0 not null,
  "added_at" bigint not null,
  constraint "jobs_by_key" unique ("kind", "key"));
create index "jobs_in_turn" on "jobs" ("kind", "small", "round") where "worker" is null;
create index "jobs_by_person" on "jobs" ("person", "kind", "small", "round");
create index "jobs_by_lane" on "jobs" ("kind", "lane", "id");
create unique index "jobs_under_way" on "jobs" ("kind", "lane") where "worker" is not null;
create table "sent" (
  "id" integer primary key autoincrement,
  "check_id" bigint not null,
  "job_id" bigint not null,
  "provider" text not null,
  "kind" text not null,
  "text" text not null,
  "submissions" text not null,
  "answer" text,
  "at" bigint not null);
create index "sent_by_check" on "sent" ("check_id");
create table "imprints" (
  "submission_id" integer primary key,
  "check_id" bigint not null,
  "hashes" blob not null,
  "sample" blob not null);
create table "postings" (
  "hash" bigint not null,
  "submission_id" bigint not null,
  "owner_id" bigint not null,
  constraint "postings_key" primary key ("hash", "submission_id", "owner_id")) without rowid;
create table "request_keys" (
  "user_id" bigint not null,
  "key_hash" text not null,
  "part" integer not null,
  "fingerprint" text not null,
  "check_id" bigint not null,
  "submission_id" bigint,
  "created_at" bigint not null,
  constraint "request_keys_once" primary key ("user_id", "key_hash", "part"));
create index "request_keys_by_check" on "request_keys" ("check_id");
create table "turns" (
  "name_hash" text primary key,
  "times" text not null,
  "held_until" bigint not null,
  "used_at" bigint not null);
create table "hooks" (
  "id" integer primary key autoincrement,
  "owner_id" bigint not null,
  "key_id" bigint,
  "url" text not null,
  "events" text not null,
  "secret" text not null,
  "created_at" bigint not null,
  "given_up" integer not null,
  "disabled_at" bigint,
  "disabled_why" text);
create index "hooks_by_owner" on "hooks" ("owner_id");
create table "hook_deliveries" (
  "id" integer primary key autoincrement,
  "hook_id" bigint not null,
  "check_id" bigint,
  "message_id" text not null,
  "event" text not null,
  "body" text not null,
  "state" text not null,
  "created_at" bigint not null,
  "attempts" integer not null,
  "answer" text,
  "ended_at" bigint);
create index "hook_deliveries_by_hook" on "hook_deliveries" ("hook_id");
create table "sessions" (
  "hash" text primary key,
  "key_hash" text,
  "user_id" bigint,
  "corpus_id" bigint,
  "sid" text,
  "created_at" bigint not null,
  "used_at" bigint not null);
create table "case_books" (
  "check_id" bigint primary key,
  "version" integer not null,
  "document" text not null,
  "open_cases" integer not null,
  "updated_at" bigint not null);
create table "answer_links" (
  "id" integer primary key autoincrement,
  "check_id" bigint not null,
  "case_key" text not null,
  "subject" text not null,
  "hash" text unique,
  "shown" text not null,
  "created_at" bigint not null,
  "expires_at" bigint not null);
create index "answer_links_by_check" on "answer_links" ("check_id");
create table "answers" (
  "id" integer primary key autoincrement,
  "link_id" bigint not null,
  "check_id" bigint not null,
  "text" text not null,
  "at" bigint not null);
create index "answers_by_link" on "answers" ("link_id");
create index "answers_by_check" on "answers" ("check_id");
create table "reports" (
  "check_id" bigint primary key,
  "state" text not null,
  "reason" text,
  "blob" text,
  "policy" text,
  "judged" integer,
  "flagged" integer,
  "max" double precision,
  "not_checked" text,
  "updated_at" bigint not null);
create table "drafts" (
  "id" text primary key,
  "user_id" bigint not null,
  "used_at" bigint not null,
  "run" text,
  "check_id" bigint,
  "problem" text);
create table "draft_parts" (
  "draft_id" text not null,
  "part" text not null,
  "name" text not null,
  "files" integer not null,
  "bytes" bigint not null,
  "blob" text not null,
  constraint "draft_parts_key" primary key ("draft_id", "part"));
create table "users" (
  "id" integer primary key autoincrement,
  "name" text not null,
  "name_key" text not null unique,
  "role" text not null,
  "trial" integer default 0 not null,
  "identity" text unique,
  "left_at" bigint,
  "suspended_at" bigint,
  "invoice" text,
  "monthly_checks" bigint,
  "monthly_bytes" bigint,
  "created_at" bigint not null);
create table "keys" (
  "id" integer primary key autoincrement,
  "user_id" bigint not null,
  "name" text not null,
  "hash" text not null unique,
  "scope" text not null,
  "corpus_id" bigint,
  "created_at" bigint not null,
  "expires_at" bigint,
  "last_used_at" bigint,
  "revoked_at" bigint);
create index "keys_by_user" on "keys" ("user_id");
create table "shares" (
  "id" integer primary key autoincrement,
  "owner_id" bigint not null,
  "check_id" bigint not null,
  "user_id" bigint not null,
  "created_at" bigint not null,
  constraint "shares_once" unique ("user_id", "owner_id", "check_id"));
create table "corpora" (
  "id" integer primary key autoincrement,
  "name" text not null,
  "name_key" text not null unique,
  "created_at" bigint not null);
create table "corpus_members" (
  "corpus_id" bigint not null,
  "user_id" bigint not null,
  "hands_out" integer default 0 not null,
  "created_at" bigint not null,
  constraint "corpus_members_once" primary key ("corpus_id", "user_id"));
create table "usage" (
  "user_id" bigint not null,
  "month" integer not null,
  "checks" bigint not null,
  "bytes" bigint not null,
  constraint "usage_once" primary key ("user_id", "month"));
create table "audit" (
  "id" integer primary key autoincrement,
  "at" bigint not null,
  "user_id" bigint not null,
  "user_name" text not null,
  "key_id" bigint,
  "action" text not null,
  "check_id" bigint,
  "submission_id" bigint,
  "owner_id" bigint,
  "details" text);
create index "audit_by_check" on "audit" ("check_id");
create table "launches" (
  "state_hash" text primary key,
  "nonce" text not null,
  "platform" text not null,
  "query" text not null,
  "at" bigint not null);
create table "courses" (
  "key" text primary key,
  "corpus_id" bigint not null,
  "platform" text not null,
  "people_url" text);
create index "courses_by_corpus" on "courses" ("corpus_id");
create table "signing_keys" (
  "kid" text primary key,
  "jwk" text not null,
  "created_at" bigint not null);
