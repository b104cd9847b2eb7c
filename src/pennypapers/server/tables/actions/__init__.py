"""What people and their devices may ask for, each as a function of the table that it acts on.

A seat belongs to a device, which is known by an opaque name that only it can prove; whoever calls has checked that
proof. Between a check and what is staged on it nothing is waited for, so nobody can come between; an answer is given
when what was staged is on disk.
"""
