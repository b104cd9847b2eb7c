"""The store in PostgreSQL, for tables that are to outlive the machine of their server. It needs the extra `scale`."""

from pennypapers.server.store.postgres.store import PostgresStore, has_tables, prepare

__all__ = ["PostgresStore", "has_tables", "prepare"]
