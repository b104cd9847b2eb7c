"""`pennypapers serve`, and what its operator needs: tables, notices, backups, compiling beforehand."""
